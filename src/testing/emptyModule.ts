/** Stands in for plain style sheets, which do nothing in a test. */
export default {};
