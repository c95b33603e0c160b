/** All tickets of an order as a PDF. */
export const ticketsPath = (token: string) => `/api/orders/${token}/tickets.pdf`;
/** A table to fill with the participants of a booking. */
export const participantsTemplate = '/api/pay/participants/template';
