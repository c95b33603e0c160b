/** The button of a list of work that leaves what waits longer than was promised. */
export const quickOverdue = { label: 'Просроченные', source: 'is_overdue', value: true };
