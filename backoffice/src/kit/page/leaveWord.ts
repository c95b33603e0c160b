/** The button that leaves a dialog never reads like the one that acts: «Отменить заказ» stands beside «Не отменять». */
export const leaveWord = (action: string): string => (/^отмен/i.test(action) ? 'Не отменять' : 'Отмена');
