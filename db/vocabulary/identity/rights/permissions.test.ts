import { expect } from 'chai';
import specified from './permissions.fixture.json' with { type: 'json' };
import type { ResourceName } from './resources.ts';
import { type Cell, staffRoles } from './roles.ts';

/** Resources that this product has and the specification of rights has not. */
const ours: readonly string[] = ['synonyms', 'search_report'];

/** What the text of the specification gives the administrator alone, and its table does not name. */
const named: Readonly<Record<string, readonly string[]>> = { bonus_accounts: ['merge'] };

/** Letters, `@` for one's own, `~` for masked, and then the named moves in the order of the specification. */
function written({ may, own, masked, moves = [] }: Cell<ResourceName>): string {
  return [`${may}${own ? '@' : ''}${masked ? '~' : ''}`, ...moves].join(' ');
}

const inTable = (name: string, { moves = [], ...cell }: Cell<ResourceName>): Cell<ResourceName> => ({
  ...cell,
  moves: moves.filter((move) => !named[name]?.includes(move)),
});

const sorted = (cell: string) => {
  const [letters = '', ...moves] = cell.split(' ');
  return [letters, ...moves.sort()].join(' ');
};

function cellsOf(roles: Record<string, Record<string, string>>): string[] {
  return Object.entries(roles).flatMap(([role, cells]) =>
    Object.entries(cells).map(([name, cell]) => `${role} ${name} ${sorted(cell)}`),
  );
}

const table = Object.fromEntries(
  Object.entries(staffRoles).map(([role, { cells }]) => [
    role,
    Object.fromEntries(
      Object.entries(cells as Record<string, Cell<ResourceName>>)
        .filter(([name]) => !ours.includes(name))
        .map(([name, cell]) => [name, written(inTable(name, cell))]),
    ),
  ]),
);

describe('the matrix of rights', () => {
  it('equals the specification in every cell of every role', () => {
    expect(cellsOf(table)).to.have.members(cellsOf(specified));
    console.log(`      ${cellsOf(specified).length} cells, wrong: 0`);
  });

  it('would be told from one where a single letter, mark, move or cell is another', () => {
    const { MANAGER, ...others } = table;
    const { prods = '', reviews, ...rest } = MANAGER as Record<string, string>;
    const slips = [
      { ...rest, prods: `${prods}D`, reviews },
      { ...rest, prods: prods.replace('LS', 'LS~'), reviews },
      { ...rest, prods: `${prods} publish`, reviews },
      { ...rest, prods },
    ] as Record<string, string>[];
    for (const slip of slips)
      expect(cellsOf({ ...others, MANAGER: slip })).to.not.have.members(cellsOf(specified));
  });

  it('gives the administrator alone what only the text names', () => {
    for (const [name, moves] of Object.entries(named))
      for (const move of moves) {
        const holders = Object.entries(staffRoles).filter(([, { cells }]) =>
          (cells as Record<string, Cell<ResourceName>>)[name]?.moves?.includes(move as never),
        );
        expect(holders.map(([role]) => role)).to.deep.equal(['ADMIN']);
      }
  });

  it('gives nobody but the administrator, sales and search the two resources that are ours', () => {
    const holders = Object.entries(staffRoles).filter(([, { cells }]) => ours.some((name) => name in cells));
    expect(holders.map(([role]) => role)).to.have.members(['ADMIN', 'ROP_COURSE', 'SEO_EDIT']);
  });
});
