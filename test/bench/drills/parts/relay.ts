import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A database address that forwards to the current primary, as a cluster manager's does. */
export interface Relay {
  addressOf(database: string): string;
  /** Sends new connections to another port, and cuts the open ones. */
  sendTo(port: number): void;
  stop(): void;
}

/** Starts a relay. @param port of the primary on this machine */
export async function startRelay(port: number): Promise<Relay> {
  let target = port;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    const onward = connect(target, '127.0.0.1');
    for (const end of [socket, onward]) {
      open.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        open.delete(end);
        socket.destroy();
        onward.destroy();
      });
    }
    socket.pipe(onward).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    addressOf: (database) => `postgres://site@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    sendTo(next) {
      target = next;
      cut();
    },
    stop() {
      server.close();
      cut();
    },
  };
}
