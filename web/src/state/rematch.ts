/** The same players again: each seat of this machine takes its next role, then the page goes there. */
import { api } from '../wire/api';
import { router } from './router.svelte';
import { keepSeats } from './seats';
import type { Talking } from './talking.svelte';

export const rematch = (match: string, talking: Talking): Promise<void> =>
  talking.attempt(async () => {
    for (const seat of talking.seats) {
      if (!seat.token) continue;
      const again = await api.rematch(match, seat.token);
      keepSeats(again.match, { [again.role]: seat.token });
      talking.again = again.match;
    }
    router.go(`/m/${talking.again}`);
  });
