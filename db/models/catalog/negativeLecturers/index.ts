import { User } from '../../identity/User.ts';
import { Center } from '../Center.ts';
import { Lecturer } from '../Lecturer.ts';
import { initNegativeLecturer, NegativeLecturer } from './NegativeLecturer.ts';
import { initNegativeLecturerRule } from './NegativeLecturerRule.ts';

export const negativeLecturerModels = [initNegativeLecturer, initNegativeLecturerRule];

export function associateNegativeLecturers(): void {
  NegativeLecturer.belongsTo(Lecturer, { as: 'lecturer', foreignKey: 'lecturer_id' });
  NegativeLecturer.belongsTo(Center, { as: 'center', foreignKey: 'author_center_id' });
  NegativeLecturer.belongsTo(User, { as: 'author', foreignKey: 'created_by' });
  NegativeLecturer.belongsTo(User, { as: 'decider', foreignKey: 'decided_by' });
}

export { NegativeLecturer } from './NegativeLecturer.ts';
export { NegativeLecturerRule } from './NegativeLecturerRule.ts';
