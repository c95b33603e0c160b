import { Router } from 'express';
import type { Sequelize } from 'sequelize';
import { roomIn } from './room.ts';

export interface ServerState {
  draining: boolean;
  /** Whether the bank is a sandbox: a monitor should see an installation that takes no money. */
  sandbox: boolean;
  /** The folder of files; a node whose disk is full is not ready. */
  filesAt?: string;
}

/** Liveness asks nothing of the database: its pages are answered while it is away. Readiness does. */
export function healthRouter(sequelize: Sequelize, state: ServerState): Router {
  const router = Router();
  const hasRoom = roomIn(state.filesAt);
  router.get('/health/live', (_req, res) => void res.json({ status: 'ok' }));
  router.get('/health/ready', async (_req, res) => {
    const isReady =
      !state.draining &&
      (await sequelize.query('select 1').then(
        () => true,
        () => false,
      )) &&
      (await hasRoom());
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'unavailable', sandbox: state.sandbox });
  });
  return router;
}
