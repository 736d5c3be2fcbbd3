// A bot for Node, written from docs/protocol.md alone: it begins a match against greedy and plays it, with
// nothing but what Node has (20 or newer brings fetch; 22 a WebSocket, for 20 there is one below).
//
//   node examples/bot.mjs http://localhost:8411 dba        play a match to its end
//   node examples/bot.mjs http://localhost:8411 dba 200    give up after 200 actions of its own

import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";

const [address = "http://localhost:8411", game = "dba", most = "Infinity"] = process.argv.slice(2);

const api = async (path, body) => {
  const answer = await fetch(`${address}/api/${path}`, body && { method: "POST", body: JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${told.error}: ${told.message}`);
  return told;
};

const { roles } = await api(`games/${game}`);
const [own, ...others] = roles;
const seats = { [own]: "link", ...Object.fromEntries(others.map((role) => [role, "bot:greedy"])) };
const made = await api("matches", { game, seats });
const socket = await open(new URL(address), `/ws/matches/${made.match}`);
socket.send({ t: "hello", token: made.seats[own], bot: true, id: 0 });

let [choices, played, asked] = [{}, 0, 0];
for await (const message of socket) {
  if (message.t === "error") throw new Error(`${message.error}: ${message.message} (message ${message.ack})`);
  if (message.t !== "view") continue;
  if (message.result) {
    const { winner, level, reason } = message.result;
    console.log(`${made.match}: ${winner ?? "nobody"} wins (${level}, ${reason}) after ${message.n} actions, ${played} of mine`);
    socket.close();
    break;
  }
  if (message.prompt) choices = message.prompt.choices; // absent: the question is the same as before
  const verbs = Object.keys(choices);
  if (!verbs.length || !(message.prompt || "ack" in message)) continue;
  if (played >= Number(most)) {
    socket.send({ t: "resign", id: ++asked });
    continue;
  }
  const verb = verbs[Math.floor(Math.random() * verbs.length)];
  const arg = choices[verb][Math.floor(Math.random() * choices[verb].length)];
  socket.send({ t: "play", id: ++asked, n: message.n, verb, arg });
  played += 1;
}

// --- a WebSocket client as small as this bot needs (RFC 6455): text frames, masked when sent ---------------

async function open(base, path) {
  const key = randomBytes(16).toString("base64");
  const line = connect(Number(base.port || 80), base.hostname);
  line.write(
    `GET ${path} HTTP/1.1\r\nHost: ${base.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  const bytes = line[Symbol.asyncIterator]();
  let kept = Buffer.alloc(0);
  const more = async () => {
    const { value, done } = await bytes.next();
    if (done) return false;
    kept = Buffer.concat([kept, value]);
    return true;
  };
  while (kept.indexOf("\r\n\r\n") < 0) if (!(await more())) throw new Error("the server closed the line");
  const head = kept.subarray(0, kept.indexOf("\r\n\r\n")).toString();
  const sign = createHash("sha1").update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`).digest("base64");
  if (!head.startsWith("HTTP/1.1 101") || !head.includes(sign)) throw new Error(head.split("\r\n")[0]);
  kept = kept.subarray(head.length + 4);
  const write = (kind, data) => {
    const mask = randomBytes(4);
    const size = data.length < 126 ? [0x80 | data.length] : [0xfe, data.length >> 8, data.length & 255];
    line.write(Buffer.concat([Buffer.from([0x80 | kind, ...size]), mask, data.map((byte, i) => byte ^ mask[i % 4])]));
  };
  async function* messages() {
    for (;;) {
      const frame = read(kept);
      if (!frame) {
        if (!(await more())) return;
        continue;
      }
      kept = kept.subarray(frame.end);
      if (frame.kind === 8) return line.destroy();
      if (frame.kind === 9) write(10, frame.data);
      if (frame.kind === 1) yield JSON.parse(frame.data.toString());
    }
  }
  return {
    send: (message) => write(1, Buffer.from(JSON.stringify(message))),
    close: () => line.destroy(),
    [Symbol.asyncIterator]: messages,
  };
}

// One whole frame at the beginning of the bytes, or nothing yet. The server sends no fragments.
function read(bytes) {
  if (bytes.length < 2) return null;
  const short = bytes[1] & 127;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < head) return null;
  const size = short < 126 ? short : short === 126 ? bytes.readUInt16BE(2) : Number(bytes.readBigUInt64BE(2));
  if (bytes.length < head + size) return null;
  return { kind: bytes[0] & 15, data: bytes.subarray(head, head + size), end: head + size };
}
