import type { Door } from '#web/door/door.ts';
import { openDoor } from '#web/door/open-door.ts';
import { type DoorEvent, makeDoorEvent } from './door-event.ts';
import { listed, makePhone, type Phone, type PhoneOptions } from './door-phone.ts';
import { openTestWorld, type TestWorld, type WorldOptions } from './world.ts';

export interface Station {
  phone: Phone;
  door: Door;
  stationId: string;
}

export interface Fair extends DoorEvent {
  /** A phone on the world's clock, paired, with the list. */
  station(
    gate: string,
    more?: Partial<Parameters<DoorEvent['addStation']>[0]>,
    phone?: Partial<PhoneOptions>,
  ): Promise<Station>;
}

/** The real app listening, with activities that have a door, and phones. */
export interface DoorWorld {
  world: TestWorld;
  origin: string;
  newFair(options?: Parameters<typeof makeDoorEvent>[1]): Promise<Fair>;
  /** Another page, or the same one again, on a phone. */
  open(phone: Phone): Door;
  closeDoors(): Promise<void>;
  close(): Promise<void>;
}

export async function openDoorWorld(options: WorldOptions = {}): Promise<DoorWorld> {
  const world = await openTestWorld(options);
  const origin = await world.app.listen({ port: 0, host: '127.0.0.1' });
  const doors: Door[] = [];
  const open = (phone: Phone): Door => {
    const door = openDoor(phone.environment);
    doors.push(door);
    return door;
  };
  const closeDoors = async () => {
    await Promise.all(doors.splice(0).map((door) => door.close()));
  };
  return {
    world,
    origin,
    open,
    closeDoors,
    async newFair(event) {
      const fair = await makeDoorEvent(world, event);
      return {
        ...fair,
        async station(gate, more = {}, phoneOptions = {}) {
          const phone = makePhone({ origin, now: () => world.clock.now(), ...phoneOptions });
          const door = open(phone);
          const { pairingCode, stationId } = await fair.addStation({ gate, ...more });
          await door.pair(pairingCode, `${gate}’s phone`);
          await listed(door);
          return { phone, door, stationId };
        },
      };
    },
    async close() {
      await closeDoors();
      // A connection that Node's fetch has opened and never used would hold up the end.
      world.app.server.closeAllConnections();
      await world.close();
    },
  };
}
