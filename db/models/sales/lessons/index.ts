import { Lecturer } from '../../catalog/Lecturer.ts';
import { Prod } from '../../catalog/Prod.ts';
import { Order } from '../../orders/Order.ts';
import { initLessonRequest, LessonRequest } from './LessonRequest.ts';
import { initLessonSlot, LessonSlot } from './LessonSlot.ts';

export { LessonRequest } from './LessonRequest.ts';
export { LessonSlot } from './LessonSlot.ts';

/** Associates the models of lessons with a connection. */
export const lessonModels = [initLessonSlot, initLessonRequest];

export function associateLessons(): void {
  LessonSlot.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  LessonRequest.belongsTo(Prod, { as: 'prod', foreignKey: 'prod_id' });
  LessonRequest.belongsTo(Lecturer, { as: 'lecturer', foreignKey: 'lecturer_id' });
  LessonRequest.belongsTo(Order, { as: 'order', foreignKey: 'order_id' });
}
