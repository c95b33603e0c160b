import { DataTypes, type Sequelize } from 'sequelize';
import { nonceHours } from '../../vocabulary/advertising/adFigures.ts';
import { Row, table } from '../row.ts';

/** The reports of one showing; the nonce begins with the second in which it was issued. */
export class AdNonce extends Row<AdNonce> {
  declare nonce: Buffer;
  /** Bits: shown, seen, followed. */
  declare seen: number;
}

export const initAdNonce = table(AdNonce, 'ad_nonces', { timestamps: false }, () => ({
  nonce: { type: DataTypes.BLOB, primaryKey: true },
  seen: DataTypes.SMALLINT,
}));

/** Nothing more is accepted of those; an hour longer, since the clocks of nodes differ. */
export async function deleteStaleNonces(sequelize: Sequelize, now = Date.now()): Promise<void> {
  const second = Math.floor(now / 1000) - (nonceHours + 1) * 3600;
  const before = Buffer.alloc(12);
  before.writeUInt32BE(second);
  await sequelize.query('delete from ad_nonces where nonce < $1', { bind: [before] });
}
