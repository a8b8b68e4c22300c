/** Rows of the table for budgets, policies and approval requests of a company, and for waiting lists. */
export const companyRows = `
# The policy of a company: its people read it, its admin sets it
getPolicy                                    401    200      200       200         200          200     404    404      404
setPolicy                                    401    403      403       403         200          403     403    404      404
checkPolicy                                  401    200      200       200         200          200     404    404      404

# Requests for approval: the requester, company admins, and who is asked; the platform decides none
listApprovals                                401    200    200       200       200+         200      404    404    404
createApproval                               401    404    201       404       404          404      403    403    403
getApproval                                  401    200+   404       404       200+         404      404    404    404
approveRequest                               401    403    404       404       200+         404      404    404    404
declineRequest                               401    403    404       404       200+         404      404    404    404
withdrawRequest                              401    200+   404       404       403          404      404    404    404
delegateRequest                              401    403    404       404       200+         404      404    404    404
# Links of mails decide without a sign-in only where the company's policy says so
getApprovalLink                              200    200    200       200       200          200      200    200    200
approveByLink                                403    403    403       403       403          403      403    403    403
declineByLink                                403    403    403       403       403          403      403    403    403
getMailPreferences                           401    200    200       200       200          200      200    200    200
setMailPreferences                           401    200    200       200       200          200      200    200    200
getDelegation                                401    200    200       200       200          200      404    404    404
setDelegation                                401    200    200       400       200          400      404    404    404

# The account on which it pays later: its admin reads it, the platform sets it, records receipts and takes them back
getCompanyCredit                             401    403    403       403       200          403      403    404    404
exportCompanyCreditCsv                       401    403    403       403       200          403      403    404    404
exportCompanyCreditXlsx                      401    403    403       403       200          403      403    404    404
getCreditOfCompany                           401    403    403       403       403          403      403    200    200
updateCreditOfCompany                        401    403    403       403       403          403      403    200    200
recordCreditReceipt                          401    403    403       403       403          403      403    201    201
reverseCreditReceipt                         401    403    403       403       403          403      403    200    200

# Keys for the API: its admin makes and deletes them
listCompanyApiKeys                           401    403    403       403       200          403      403    404    404
createCompanyApiKey                          401    403    403       403       201          403      403    404    404
deleteCompanyApiKey                          401    403    403       403       204          403      403    404    404

# Provisioning: its admin makes the token, with which alone the company's system calls
getScim                                      401    403    403    403    200    403    403    404    404
createScimToken                              401    403    403    403    201    403    403    404    404
deleteScimToken                              401    403    403    403    404    403    403    404    404
getScimServiceProviderConfig                 401    401    401    401    401    401    401    401    401
listScimResourceTypes                        401    401    401    401    401    401    401    401    401
getScimResourceType                          401    401    401    401    401    401    401    401    401
listScimSchemas                              401    401    401    401    401    401    401    401    401
getScimSchema                                401    401    401    401    401    401    401    401    401
listScimUsers                                401    401    401    401    401    401    401    401    401
createScimUser                               401    401    401    401    401    401    401    401    401
getScimUser                                  401    401    401    401    401    401    401    401    401
replaceScimUser                              401    401    401    401    401    401    401    401    401
patchScimUser                                401    401    401    401    401    401    401    401    401
deleteScimUser                               401    401    401    401    401    401    401    401    401
listScimGroups                               401    401    401    401    401    401    401    401    401
createScimGroup                              401    401    401    401    401    401    401    401    401
getScimGroup                                 401    401    401    401    401    401    401    401    401
replaceScimGroup                             401    401    401    401    401    401    401    401    401
patchScimGroup                               401    401    401    401    401    401    401    401    401
deleteScimGroup                              401    401    401    401    401    401    401    401    401

# Work that failed: the platform alone
listFailures                                 401    403    403       403       403          403      403    200+   200+
retryFailure                                 401    403    403       403       403          403      403    204    204
giveUpFailure                                401    403    403       403       403          403      403    204    204
recordRefundPaidByHand                       401    403    403       403       403          403      403    204    204

# Cost centres: the company's people know them, owners and members their budgets, its admin all
listCostCentres                              401    200+   200       200       200+         200      404    404    404
getCostCentre                                401    200+   200       200       200+         404      404    404    404
createCostCentre                             401    403    403       403       201          403      403    404    404
importCostCentres                            401    403    403       403       200          403      403    404    404
updateCostCentre                             401    403    403       403       200+         403      403    404    404
listBudgets                                  401    200    200       200       200          200      404    404    404
getBudget                                    401    200    404       404       200          404      404    404    404
getBudgetLedger                              401    200    404       404       200          404      404    404    404
setBudget                                    401    403    403       403       200          403      403    404    404

# Waiting lists: a person's own places
listWaitingEntries                           401    200    200       200       200          200      200    200    200
joinWaitingList                              401    201    201       201       201          201      403    403    403
updateWaitingEntry                           401    200    404       404       404          404      404    404    404
leaveWaitingList                             401    204    404       404       404          404      404    404    404

# Webhooks of a company: its admin
listCompanyWebhooks                          401    403    403       403       200          403      403    404    404
createCompanyWebhook                         401    403    403       403       201          403      403    404    404
updateCompanyWebhook                         401    403    403       403       200          403      403    404    404
deleteCompanyWebhook                         401    403    403       403       204          403      403    404    404
rotateCompanyWebhookSecret                   401    403    403       403       200          403      403    404    404
testCompanyWebhook                           401    403    403       403       201          403      403    404    404
listCompanyWebhookDeliveries                 401    403    403       403       200          403      403    404    404
resendCompanyWebhookDelivery                 401    403    403       403       200          403      403    404    404

# Free seats of a booking: its holder and the company's admin offer them, colleagues claim them by the link
getBookingSeats                              401    200+   404       200+      200+         404      404    200+   200+
openSeatPool                                 401    201+   404       403       201+         404      404    403    403
addToSeatPool                                401    200+   404       403       200+         404      404    403    403
closeSeatPool                                401    200+   404       403       200+         404      404    403    403
renewSeatPoolLink                            401    200+   404       403       200+         404      404    403    403
assignSeats                                  401    200+   404       403       200+         404      404    403    403
inviteToSeats                                401    200+   404       403       200+         404      404    403    403
remindOfSeats                                401    409    404       403       409          404      404    403    403
getSeatOffer                                 200    200    200       200       200          200      200    200    200
claimSeat                                    401    201+   201       201       409          403      403    403    403
getSeatClaim                                 200    200    200       200       200          200      200    200    200
releaseSeat                                  204    204    204       204       204          204      204    204    204
listCompanySeats                             401    200    200+      200+      200+         200      200    200    200`;
