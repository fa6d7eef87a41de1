/** What this browser adds to a table's chance: a share for each of its seats, pledged before the start and shown after it. */
import type { Lobby } from "../wire/types";
import { api } from "./api";
import { canHash, newShare, sha256 } from "./keys";
import { read, write } from "./persisted";

/** Shares by their pledges. */
type Kept = Readonly<Record<string, string>>;

export class Shares {
  private kept: Kept = {};
  /** What is on its way. */
  private readonly busy = new Set<string>();
  /** Seats whose pledge, made elsewhere or forgotten here, was replaced: once, lest two pages go on for ever. */
  private readonly replaced = new Set<number>();

  constructor(private readonly table: string) {}

  /** A pledge for a share that is kept here; none where the browser cannot hash. */
  async pledge(): Promise<string | undefined> {
    if (!canHash()) return undefined;
    const share = newShare();
    const pledge = await sha256(`schatulle/pledge\0${this.table}\0${share}`);
    this.kept = { ...this.everywhere(), [pledge]: share };
    write(this.key, this.kept);
    return pledge;
  }

  /** Does for one's seats what is to be done now. What the server refuses stays out of the game. */
  attend({ status, called, people }: Lobby, yours: readonly number[]): void {
    if (status !== "gathering") {
      write(this.key, null);
      return;
    }
    this.kept = this.everywhere();
    for (const seat of yours) {
      const person = people[seat];
      if (person && !called) this.add(seat, person.pledge);
      else if (person?.share === null) this.reveal(seat, person.pledge);
    }
  }

  private add(seat: number, found: string | null): void {
    if (!canHash() || (found !== null && (found in this.kept || this.replaced.has(seat)))) return;
    if (found !== null) this.replaced.add(seat);
    this.once(`pledge ${seat}`, async () => api.sit(this.table, seat, undefined, await this.pledge()));
  }

  private reveal(seat: number, pledge: string | null): void {
    const share = pledge === null ? undefined : this.kept[pledge];
    if (share !== undefined) this.once(`share ${seat}`, () => api.reveal(this.table, seat, share));
  }

  private once(what: string, act: () => Promise<unknown>): void {
    if (this.busy.has(what)) return;
    this.busy.add(what);
    void act()
      .catch(() => {})
      .finally(() => this.busy.delete(what));
  }

  /** Another tab of this browser may sit at the same table. */
  private everywhere(): Kept {
    return { ...read<Kept>(this.key, {}), ...this.kept };
  }

  private get key(): string {
    return `schatulle.shares.${this.table}`;
  }
}

const tables = new Map<string, Shares>();

/** The same for whoever opens a table and whoever sits there. */
export function sharesAt(table: string): Shares {
  const shares = tables.get(table) ?? new Shares(table);
  tables.set(table, shares);
  return shares;
}
