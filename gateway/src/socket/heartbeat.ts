import { monotonicMs } from '@fabula/kit/clock';
import type { WebSocket } from 'ws';
import type { Timing } from './deps.ts';

/** Pings a socket and gives it up when it has been silent for too long. */
export class Heartbeat {
  private lastHeard = monotonicMs();
  private readonly timer: NodeJS.Timeout;

  constructor(socket: WebSocket, timing: Pick<Timing, 'pingMs' | 'silentMs'>) {
    const alive = () => {
      this.lastHeard = monotonicMs();
    };
    socket.on('pong', alive);
    socket.on('ping', alive);
    socket.on('message', alive);
    this.timer = setInterval(() => {
      if (monotonicMs() - this.lastHeard >= timing.silentMs) socket.terminate();
      else socket.ping();
    }, timing.pingMs);
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
