import { expect } from 'chai';
import { isMasked } from './masks.ts';

describe('a list that is masked', () => {
  it('is so for those who see everybody masked, their own unmasked or not', () => {
    expect(isMasked(['MANAGER_REQUEST_VIEW'], 'manager_requests')).to.equal(true);
    expect(isMasked(['MANAGER_REQUEST_VIEW', 'PARTNER_MANAGER'], 'manager_requests')).to.equal(true);
  });

  it('is not for those who see all they reach as it is', () => {
    expect(isMasked(['ADMIN'], 'manager_requests')).to.equal(false);
    expect(isMasked(['ADMIN', 'MANAGER_REQUEST_VIEW'], 'manager_requests')).to.equal(false);
  });
});
