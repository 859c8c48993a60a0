# Varnish with the module xkey (Debian: varnish, varnish-modules) before the web processes, which need PURGE_URL with the address of this
# Varnish and the path /purge. Start it with -p http_gzip_support=off: the web processes compress, in two ways. TLS ends before it.
vcl 4.1;

import directors;
import std;
import xkey;

probe ready {
  .url = "/readyz";
  .interval = 2s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}
backend web_1 { .host = "web-1"; .port = "3000"; .probe = ready; .first_byte_timeout = 60s; .between_bytes_timeout = 60s; }
backend web_2 { .host = "web-2"; .port = "3000"; .probe = ready; .first_byte_timeout = 60s; .between_bytes_timeout = 60s; }

# Who may purge: the network of the web processes.
acl inside {
  "127.0.0.1";
  "172.31.250.0"/24;
}

sub vcl_init {
  new web = directors.round_robin();
  web.add_backend(web_1);
  web.add_backend(web_2);
}

sub vcl_recv {
  set req.backend_hint = web.backend();
  if (req.url == "/purge") {
    if (client.ip !~ inside || req.method != "POST") {
      return (synth(404));
    }
    set req.http.n = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  # Figures are for those who look after the processes, inside.
  if (req.url ~ "^/metrics") {
    return (synth(404));
  }
  # The address that was seen here, and nothing anybody wrote: attempts are counted by it.
  set req.http.X-Forwarded-For = client.ip;
  # What is asked with a token is nobody else's; the stream never ends.
  if (req.http.Authorization || req.url ~ "^/api/live/stream" || (req.method != "GET" && req.method != "HEAD")) {
    return (pass);
  }
  # The best of what the web processes send, so that each is kept once.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } else if (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }
  # Pages are drawn by the settings in one cookie; nothing else reads any.
  if (req.http.Cookie ~ "(^|; *)touchline=" && req.url !~ "^/(api|assets|flags)/") {
    set req.http.Cookie = regsub(req.http.Cookie, "^(.*; *)?(touchline=[^;]*).*$", "\2");
  } else {
    unset req.http.Cookie;
  }
  return (hash);
}

sub vcl_backend_response {
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  set beresp.grace = 0s;
  if (beresp.http.Surrogate-Control) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    return (deliver);
  }
  # Files have a name of their own or say for how long; answers and pages that nobody can purge are not kept, nor what says nothing.
  if (!beresp.http.Cache-Control || bereq.url ~ "^/api/" && bereq.url !~ "^/api/images/" || beresp.http.Content-Type ~ "^text/html") {
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  # Browsers set their clocks by when a page was sent, not by when it was drawn.
  if (resp.http.Server-Timing) {
    set resp.http.Server-Timing = "now;dur=" + std.real2integer(1000.0 * std.time2real(now, 0.0), 0);
  }
  # To a browser it is as new as when it was asked for: it has to ask again, and is answered 304.
  unset resp.http.Age;
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
}
