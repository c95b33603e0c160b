import { expect } from 'chai';
import { type Preparing, readinessInWords, readinessOf } from './readiness.ts';

const empty: Preparing = {
  ...{ type: 4, text: '', city_id: null, address: null, date_start: 1, lecturer_ids: [], filename: null },
  ...{ schedule: [], issued_documents: [], inclusions: [], group_size: null, speciality_ids: [] },
  ...{ refund_policy: [], nmo: null },
};
const complete: Preparing = {
  ...{ type: 4, text: 'а'.repeat(200), city_id: 1, address: 'ул. Ленина, 1', date_start: 1 },
  ...{ lecturer_ids: [1], filename: 'cover', schedule: [{}], issued_documents: ['CERTIFICATE'] },
  ...{ inclusions: ['COFFEE'], group_size: 8, speciality_ids: [1], refund_policy: [{}], nmo: {} },
};
const fieldsOf = (course: Preparing) => {
  const { obligatory, recommended } = readinessOf(course);
  return [obligatory, recommended].map((steps) => steps.map(({ field }) => field));
};

describe('the readiness of a course', () => {
  it('tells what publishing is refused for from facts that visitors decide by', () => {
    expect(fieldsOf(empty)).to.deep.equal([
      ['text', 'city_id', 'lecturer_ids', 'file_preview'],
      [
        ...['schedule', 'address', 'issued_documents', 'inclusions', 'group_size', 'speciality_ids'],
        ...['refund_policy', 'nmo'],
      ],
    ]);
    expect(fieldsOf(complete)).to.deep.equal([[], []]);
  });

  it('asks for no place online, for no hours without a date and for no lecturer of a congress', () => {
    expect(fieldsOf({ ...empty, type: 2 }).flat()).to.not.include.members(['city_id', 'address']);
    expect(fieldsOf({ ...empty, date_start: null }).flat()).to.not.include('schedule');
    expect(fieldsOf({ ...empty, type: 8 }).flat()).to.not.include('lecturer_ids');
  });

  it('is counted over what this course needs', () => {
    expect(readinessInWords(readinessOf(empty))).to.equal('Заполнено 0 из 12');
    expect(readinessInWords(readinessOf({ ...complete, type: 2, nmo: null }))).to.equal('Заполнено 9 из 10');
  });
});
