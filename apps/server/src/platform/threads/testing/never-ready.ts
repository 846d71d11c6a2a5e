// A thread that loads, and then says nothing.
setInterval(() => {}, 1_000)
