/** Replaces plain style sheets, which have no effect in a test. */
export default {};
