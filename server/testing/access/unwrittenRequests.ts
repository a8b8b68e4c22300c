const plain = () => ({});

/** TEMPORARY, on this branch alone: move an operation to its own requests file when it is written. */
export const unwrittenRequests = {
  listCostCentres: plain,
  createCostCentre: plain,
  importCostCentres: plain,
  getCostCentre: plain,
  updateCostCentre: plain,
  listBudgets: plain,
  setBudget: plain,
  getBudget: plain,
  getBudgetLedger: plain,
  getCompanyCredit: plain,
  getCreditOfCompany: plain,
  updateCreditOfCompany: plain,
  recordCreditReceipt: plain,
  getCompanyOverview: plain,
  getCompanySpend: plain,
  exportCompanySpendCsv: plain,
  exportCompanySpendXlsx: plain,
};
