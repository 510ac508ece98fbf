internal import Glibc

/// The signals by which a terminal stops its programs.
///
/// They stay blocked in the child until it has become the feeds' program. One that stopped it before would
/// leave the thread that starts it waiting in the kernel, and the whole program unable to stop or end.
public enum StopSignals {
    /// The signal mask that the child begins with.
    static var mask: sigset_t {
        var mask = sigset_t()
        sigemptyset(&mask)
        for signal in [SIGTSTP, SIGTTIN, SIGTTOU] { sigaddset(&mask, signal) }
        return mask
    }

    /// Lets them in, as the first thing that the feeds' program does.
    public static func unblock() {
        var mask = mask
        sigprocmask(SIG_UNBLOCK, &mask, nil)
    }
}
