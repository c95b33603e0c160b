import { expect } from 'chai';
import { bodyOf, emptyReview, noPractice, valuesOf } from './reviewValues.ts';

const own = {
  prod_id: 1,
  prod_name: 'Курс',
  client_name: 'Ольга',
  is_unnamed: true,
  rating: 4.67,
  scores: { program: 5, lecturer: 5, organisation: 4, practice: null },
  text: 'Подробно и спокойно, с разбором наших случаев.',
  pros: null,
  cons: 'Душно',
  status: 'CONFIRMED' as const,
  reject_code: null,
};

describe('the form of a review', () => {
  it('shows one’s own review as it was written, and sends it back the same', () => {
    const values = { ...emptyReview, ...valuesOf(own) };
    expect(values).to.include({ program: '5', practice: noPractice, pros: '', is_unnamed: true });
    expect(bodyOf(values)).to.deep.equal({
      client_name: 'Ольга',
      is_unnamed: true,
      scores: own.scores,
      text: own.text,
      pros: '',
      cons: 'Душно',
    });
  });
});
