# fxterm for Homebrew on Linux, from the tarball, which brings its own loader and libraries.
#
# Tried: read by Ruby, and installed and tested by packaging/test/recipes with a stand-in for Homebrew's own classes.
# Not tried: `brew install` itself, `brew audit`. There is no formula for macOS.
class Fxterm < Formula
  desc "Market board in the terminal: exchange rates, world clocks, stocks and charts"
  homepage "@BASE_URL@"
  url "@BASE_URL@/fxterm-@VERSION@-linux-@MACHINE@.tar.xz"
  version "@VERSION@"
  sha256 "@SHA256@"
  license :cannot_represent # fxterm: MIT; share/doc/fxterm/LICENSES.txt has those of the libraries

  depends_on arch: :@BREW_ARCH@
  depends_on :linux

  def install
    # The programs find their libraries beside their own file, so they stay together and links lead to them.
    libexec.install Dir["*"]
    bin.install_symlink libexec/"bin/fxterm"
    man1.install_symlink Dir[libexec/"share/man/man1/*.1"]
    man5.install_symlink libexec/"share/man/man5/fxterm-config.5"
    man7.install_symlink libexec/"share/man/man7/fxterm-keys.7"
    bash_completion.install_symlink libexec/"share/bash-completion/completions/fxterm"
    zsh_completion.install_symlink libexec/"share/zsh/site-functions/_fxterm"
    fish_completion.install_symlink libexec/"share/fish/vendor_completions.d/fxterm.fish"
  end

  service do
    run [opt_bin/"fxterm", "collect"]
    keep_alive crashed: true
  end

  test do
    assert_match "fxterm #{version}", shell_output("#{bin}/fxterm --version")
    assert_match "Japanese Yen", shell_output("#{bin}/fxterm print rates --demo")
  end
end
