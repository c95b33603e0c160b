import { pageTag } from '@odonta/db/vocabulary/edge/pageTags.ts';
import { atMost } from '../../platform/jobs/atMost.ts';
import type { Address, QueryOf } from './address.ts';
import { keptAnswer, mayKeep, passingAnswer, type SecurityHeaders } from './answers.ts';
import { declarationOf } from './declaration.ts';
import type { Entry } from './entry.ts';
import { type Cursor, Page } from './page.ts';
import { type Rendered, type RenderOptions, render } from './render.ts';
import type { Watches } from './watches.ts';

export interface RenewalOptions {
  render: RenderOptions;
  queryOf: QueryOf;
  securityHeaders: SecurityHeaders;
  watches: Watches;
  hasMoved(path: string): boolean;
  slots: number;
  mostWaiting: number;
  cursor(): Cursor | null;
  former(key: string): Page | undefined;
  keep(page: Page): void;
  /** The page was rendered, and must not be cached. */
  release(key: string): void;
  onProblem(problem: string, error?: unknown): void;
}

/** The page could not be rendered; `answer` is its own error answer, if any. */
export class RenderFailed extends Error {
  readonly answer: Entry;

  constructor(key: string, answer: Entry) {
    super(`${key} was answered with ${answer.head.status}`);
    this.answer = answer;
  }
}

const ATTEMPTS = 3;

/** Renders each address once for all who wait for it, and caches the result unless a change has overtaken it. */
export class Renewals {
  renders = 0;
  failures = 0;
  overtaken = 0;
  readonly #options: RenewalOptions;
  readonly #inSlot: ReturnType<typeof atMost>;
  readonly #underWay = new Map<string, Promise<Entry>>();

  constructor(options: RenewalOptions) {
    this.#options = options;
    // A storm of misses must not become a storm on the database.
    this.#inSlot = atMost(options.slots, {
      length: options.mostWaiting,
      refusal: () => new Error('Too many pages wait to be rendered'),
    });
  }

  renew(address: Address): Promise<Entry> {
    const underWay = this.#underWay.get(address.key);
    if (underWay !== undefined) return underWay;
    const renewal = this.#inSlot(() => this.#renew(address)).finally(() =>
      this.#underWay.delete(address.key),
    );
    this.#underWay.set(address.key, renewal);
    return renewal;
  }

  async #renew(address: Address): Promise<Entry> {
    try {
      for (let attempt = 1; ; attempt += 1) {
        const { entry, isOvertaken } = await this.#attempt(address);
        // A visitor who asked after the change must see it, so an overtaken rendering is not shown either, unless changes never cease.
        if (!isOvertaken || attempt === ATTEMPTS) return entry;
      }
    } catch (error) {
      this.failures += 1;
      if (!(error instanceof RenderFailed)) this.#options.onProblem(`${address.key} was not rendered`, error);
      throw error;
    }
  }

  async #attempt(address: Address): Promise<{ entry: Entry; isOvertaken: boolean }> {
    const { cursor, hasMoved, keep, release, securityHeaders, watches } = this.#options;
    const watch = watches.begin();
    const began = { renderedAt: Date.now(), cursor: cursor() };
    try {
      this.renders += 1;
      const rendered = await render(address.key, this.#options.render);
      if (rendered.status >= 500)
        throw new RenderFailed(address.key, await passingAnswer(rendered, securityHeaders));
      const declaration = this.#declarationOf(address, rendered);
      if (!address.keepable || hasMoved(address.path) || !mayKeep(rendered, declaration)) {
        release(address.key);
        return { entry: await passingAnswer(rendered, securityHeaders), isOvertaken: false };
      }
      // A page also depends on its own path: a redirect may replace it.
      const tags = [...declaration.tags, pageTag('path', address.path)];
      const { maxAge, swr = 0 } = declaration;
      const former = this.#options.former(address.key)?.rendering.entry;
      const entry = await keptAnswer(rendered, securityHeaders, former);
      const isOvertaken = watch.sawInvalidated(tags);
      if (isOvertaken) this.overtaken += 1;
      else keep(new Page(address.key, { ...began, entry, tags, maxAge, swr }));
      return { entry, isOvertaken };
    } finally {
      watch.end();
    }
  }

  #declarationOf(address: Address, rendered: Rendered) {
    const { onProblem, queryOf } = this.#options;
    if (rendered.headers['set-cookie'] !== undefined)
      onProblem(`${address.path} sets a cookie, so it is not kept`);
    try {
      const declaration = declarationOf(rendered);
      const hidden = declaration?.query?.filter((name) => !queryOf(address.path)?.includes(name)) ?? [];
      if (hidden.length === 0) return declaration;
      onProblem(
        `${address.path} reads ${hidden.join(', ')}, which its route does not declare, so it is not kept`,
      );
    } catch (error) {
      onProblem(`${address.path} is not kept`, error);
    }
    return null;
  }
}
