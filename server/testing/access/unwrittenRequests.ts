const plain = () => ({});

/** TEMPORARY, on this branch alone: move an operation to its own requests file when it is written. */
export const unwrittenRequests = {
  getCompanyCredit: plain,
  getCreditOfCompany: plain,
  updateCreditOfCompany: plain,
  recordCreditReceipt: plain,
};
