/**
 * What the table of rights names and nobody can do, and why. By resource of the API, or by area where a named move is
 * meant. A test compares it with the endpoints in both directions, so that nothing is missing by oversight.
 */
export const notOffered: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  categories: {
    create: 'The twelve categories, their numbers and addresses are fixed by the specification.',
    delete: 'The twelve categories, their numbers and addresses are fixed by the specification.',
  },
  settings: {
    create:
      'A setting is something the code reads: one that nobody reads would promise what does not happen.',
    delete: 'Without it the code would not know how to behave; it is switched off instead.',
  },
  page_versions: {
    list: 'Whoever may see a page may see its editions: the right to show it opens their list.',
    create:
      'Publishing a page makes its edition; by hand it would say that something was public which was not.',
    edit: 'What was published stays as it was read.',
    delete: 'What was published stays as it was read.',
    export: 'Pages are exported; their editions are read and compared one by one.',
  },
  meta_faults: {
    create: 'Faults are found by the check and by nobody else.',
    edit: 'A fault goes when its page is put right and looked at anew.',
    delete: 'A fault goes when its page is put right and looked at anew.',
  },
  imports: {
    edit: 'What was brought in is a file that somebody had; a corrected one is another import.',
  },
  payments: {
    mark_paid: 'A transfer is marked on the invoice that it pays: there stand its number and its day.',
    unmatch: 'A transfer that was matched is not taken from its invoice again yet.',
  },
  banner_campaigns: {
    refund_balance: 'Nothing of it is paid from a marketing balance, so nothing returns there.',
  },
  pinnings: {
    refund_balance: 'Nothing of it is paid from a marketing balance, so nothing returns there.',
  },
};
