import { expect } from 'chai';
import { definitions } from './index.ts';

describe('an empty list', () => {
  for (const { label, empty, name } of definitions)
    it(`of «${label}» says that it is empty, and why or what to begin with`, () => {
      expect(empty?.title, name).to.match(/^[А-ЯЁ].+[^.]$/);
      expect(empty?.text, name).to.match(/^[А-ЯЁ].{20,}\.$/s);
    });
});
