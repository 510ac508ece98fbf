print("fxterm")
