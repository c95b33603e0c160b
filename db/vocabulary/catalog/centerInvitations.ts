/** How long a manager's link for the registration of a centre is valid. */
export const centerInvitationDays = 14;
