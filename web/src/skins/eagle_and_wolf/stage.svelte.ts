/** The field of battles, fetched behind the map: no campaign begins with a battle. */
import type { Skin } from '../types';

class Stage {
  skin = $state.raw<Skin | null>(null);

  constructor() {
    void import('./battlefield').then(({ battlefield }) => (this.skin = battlefield));
  }
}

export const stage = new Stage();
