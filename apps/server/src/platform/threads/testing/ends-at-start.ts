throw new Error('This thread ends before it is ready.')
