import { expect } from 'chai';
import Joi from 'joi';
import { resources } from '../../resources.ts';
import { writableOf } from './changes.ts';

describe('the sent fields of a record', () => {
  it('a field that is not sent keeps its value, in every resource, whatever its default', () => {
    const edited = resources.flatMap(({ name, update }) =>
      update?.body ? [{ name, body: update.body }] : [],
    );
    expect(edited.length).to.be.above(20);
    const overwriting = edited.filter(({ body }) => Object.keys(writableOf(body, {}, { id: 1 })).length > 0);
    expect(overwriting.map(({ name }) => name)).to.deep.equal([]);
  });

  it('a cleared field takes its default, and a field that follows another follows it', () => {
    const body = Joi.object({
      link: Joi.string().empty('').default(null),
      rhythm: Joi.string(),
      day: Joi.when('rhythm', { is: 'weekly', then: Joi.number(), otherwise: Joi.valid(null).default(null) }),
    });
    expect(writableOf(body, { link: '' }, { id: 1, link: '/a' })).to.include({ link: null });
    expect(writableOf(body, { rhythm: 'daily' }, { id: 1, rhythm: 'weekly', day: 5 })).to.deep.equal({
      rhythm: 'daily',
      day: null,
    });
  });
});
