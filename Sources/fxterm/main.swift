internal import Commands

FXTerm.main()
