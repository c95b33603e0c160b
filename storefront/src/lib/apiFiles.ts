/** All tickets of an order as a PDF. */
export const ticketsPath = (token: string) => `/api/orders/${token}/tickets.pdf`;
/** One ticket as a PDF, which opens without a network. */
export const ticketPath = (code: string) => `/api/tickets/${code}/ticket.pdf`;
/** An application for the paper of a tax deduction, as a PDF. */
export const taxApplicationPath = (token: string) => `/api/orders/${token}/tax-application.pdf`;
/** A table to fill with the participants of a booking. */
export const participantsTemplate = '/api/pay/participants/template';
