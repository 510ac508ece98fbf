# Stands in for nixpkgs as far as our package needs it: fetches by Nix itself and builds with the shell of the system.
let
  builder = builtins.toFile "builder.sh" ''
    set -eu
    runHook() { :; }
    tar -xf "$src"
    cd fxterm-*
    eval "$installPhase"
  '';
  stdenvNoCC.mkDerivation = { pname, version, src, installPhase, ... }:
    derivation {
      name = "${pname}-${version}";
      system = builtins.currentSystem;
      PATH = "/usr/bin:/bin";
      builder = "/bin/bash";
      args = [ builder ];
      inherit src installPhase;
    };
  fetchurl = import <nix/fetchurl.nix>;
  lib = {
    licenses.mit = "MIT";
    sourceTypes.binaryNativeCode = "binary";
  };
in
file: import file { inherit lib stdenvNoCC fetchurl; }
