/** How long a manager's link for the registration of a centre is valid. */
export const centerInvitationDays = 14;

/** How long an invitation to the cabinet of a centre is valid, and how many people it holds with those invited. */
export const centerMemberInvitationDays = 7;
export const centerMembersAtMost = 50;
