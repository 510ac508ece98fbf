# fxterm for Nix, from the tarball, which brings its own loader and libraries: nothing is patched, NixOS needs no nix-ld.
#
#     nix-build -E 'with import <nixpkgs> { }; callPackage ./package.nix { }'
#
# Tried: evaluated and built by Nix 2.8 with a stand-in for nixpkgs, and run from its store (packaging/test/recipes).
# Not tried: nixpkgs itself, NixOS.
{ lib, stdenvNoCC, fetchurl }:

stdenvNoCC.mkDerivation rec {
  pname = "fxterm";
  version = "@VERSION@";

  src = fetchurl {
    url = "@BASE_URL@/fxterm-${version}-linux-@MACHINE@.tar.xz";
    sha256 = "@SHA256@";
  };

  # The programs are stripped already, and their loader and libraries stay as Debian built them.
  dontConfigure = true;
  dontBuild = true;
  dontStrip = true;
  dontPatchELF = true;

  installPhase = ''
    runHook preInstall
    mkdir -p $out/lib $out/bin
    cp -a . $out/lib/fxterm
    ln -s ../lib/fxterm/bin/fxterm $out/bin/fxterm
    mv $out/lib/fxterm/share $out/share
    mkdir $out/lib/fxterm/share
    mv $out/share/fxterm $out/lib/fxterm/share/fxterm
    sed -i "s,^ExecStart=.*fxterm collect,ExecStart=$out/bin/fxterm collect," $out/share/systemd/user/fxterm-collect.service \
      $out/share/systemd/system/fxterm-desk.service
    runHook postInstall
  '';

  meta = {
    description = "Market board in the terminal: exchange rates, world clocks, stocks and charts";
    # share/doc/fxterm/LICENSES.txt has those of the libraries, too.
    license = lib.licenses.mit;
    sourceProvenance = [ lib.sourceTypes.binaryNativeCode ];
    platforms = [ "@MACHINE@-linux" ];
    mainProgram = "fxterm";
  };
}
