import { expect, test } from "vitest";
import { tableLink } from "./link";

const HERE = "http://127.0.0.1:8018";

test.each([
  ["http://127.0.0.1:8018/table/abc?seat=def", null, "/table/abc?seat=def"],
  ["  Come and play:\nhttp://127.0.0.1:8018/table/abc?seat=def  ", null, "/table/abc?seat=def"],
  ["<http://192.168.1.5:8018/table/abc?seat=def>", "http://192.168.1.5:8018", "/table/abc?seat=def"],
  ["192.168.1.5:8018/table/abc", "http://192.168.1.5:8018", "/table/abc"],
  ["127.0.0.1:8018/table/abc", null, "/table/abc"],
  ["https://games.example/table/abc?at=7.", "https://games.example", "/table/abc?at=7"],
  ["http://[fe80::1]:8018/table/abc", "http://[fe80::1]:8018", "/table/abc"],
  ["/table/abc", null, "/table/abc"],
])("%s is a link to a table", (pasted, origin, path) => {
  expect(tableLink(pasted, HERE)).toEqual({ origin, path });
});

test.each(["", "anything", "https://example.org/elsewhere", "javascript:/table/abc", "javascript://x/table/abc", "ftp://x/table/abc", "/table/"])(
  "%s is none",
  (pasted) => {
    expect(tableLink(pasted, HERE)).toBeNull();
  },
);
