// k6 as its own source has it, at the version that go.mod names.
package main

import "go.k6.io/k6/v2/cmd"

func main() { cmd.Execute() }
