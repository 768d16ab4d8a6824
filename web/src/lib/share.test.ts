import { afterEach, expect, test, vi } from "vitest";
import { address } from "./share";

const LAN = "http://192.168.1.5:8018";
afterEach(() => vi.unstubAllGlobals());

function serverSays(known: string | null): void {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify({ address: known }))));
}

test.each(["localhost", "127.0.0.1", "[::1]"])("at %s links carry the address the server is open at", async (hostname) => {
  serverSays(LAN);
  expect(await address({ origin: `http://${hostname}:8018`, hostname })).toBe(LAN);
});

test("a server that is not open to others has no other address", async () => {
  serverSays(null);
  expect(await address({ origin: "http://localhost:8018", hostname: "localhost" })).toBe("http://localhost:8018");
});

test("who came by another address passes that one on", async () => {
  serverSays(LAN);
  expect(await address({ origin: "https://games.example", hostname: "games.example" })).toBe("https://games.example");
});
