/** The button that leaves a dialog never reads like the one that acts: «Отменить заказ» is accompanied by «Не отменять». */
export const leaveWord = (action: string): string => (/^отмен/i.test(action) ? 'Не отменять' : 'Отмена');
