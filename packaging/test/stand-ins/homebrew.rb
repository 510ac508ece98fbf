# Stands in for Homebrew as far as our formula needs it: fetches, checks and installs it, and runs its test.
#
#     ruby homebrew.rb FORMULA PREFIX
require "digest"
require "fileutils"
require "open3"
require "pathname"
require "tmpdir"

class Pathname
  def install(*files)
    mkpath
    FileUtils.cp_r(files.flatten, self, preserve: true)
  end

  def install_symlink(file)
    mkpath
    (self/file.basename).make_symlink(file.relative_path_from(realpath))
  end
end

class Formula
  class << self
    attr_reader :checks

    %i[desc homepage url version sha256 license].each do |word|
      define_method(word) { |value = nil| value ? instance_variable_set("@#{word}", value) : instance_variable_get("@#{word}") }
    end

    def depends_on(_need) = nil

    def service(&_block) = nil

    def test(&block) = @checks = block
  end

  def initialize(prefix) = @prefix = prefix

  def version = self.class.version

  {
    bin: "bin", libexec: "libexec", man1: "share/man/man1", man5: "share/man/man5", zsh_completion: "share/zsh/site-functions",
    bash_completion: "etc/bash_completion.d", fish_completion: "share/fish/vendor_completions.d"
  }.each { |name, folder| define_method(name) { @prefix/folder } }

  def shell_output(command)
    output, status = Open3.capture2(command)
    status.success? ? output : raise("#{command} ended with #{status.exitstatus}")
  end

  def assert_match(expected, text) = text.include?(expected) || raise("no #{expected} in #{text}")
end

formula, prefix = ARGV.map { |argument| Pathname(argument).expand_path }
load formula.to_s
Dir.mktmpdir do |folder|
  Dir.chdir(folder) do
    system("curl", "-sSf", "-o", "archive", Fxterm.url, exception: true)
    sum = Digest::SHA256.file("archive").hexdigest
    raise "the sum is #{sum}, not #{Fxterm.sha256}" unless sum == Fxterm.sha256
    system("tar", "-xf", "archive", "--one-top-level=unpacked", "--strip-components=1", exception: true)
    Dir.chdir("unpacked") { Fxterm.new(prefix).install }
  end
end
Fxterm.new(prefix).instance_eval(&Fxterm.checks)
