import { expect } from 'chai';
import { isMasked } from './masks.ts';

describe('a list that is masked', () => {
  it('is so where the server says it, and until the server has said anything', () => {
    expect(isMasked({ masked: ['manager_requests'] }, 'manager_requests')).to.equal(true);
    expect(isMasked(undefined, 'manager_requests')).to.equal(true);
  });

  it('is not for those who see all they reach as it is', () => {
    expect(isMasked({ masked: [] }, 'manager_requests')).to.equal(false);
    expect(isMasked({ masked: ['users'] }, 'manager_requests')).to.equal(false);
  });
});
