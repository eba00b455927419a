// The hosting platform serves its page counter here. Without one there is nothing to count.
