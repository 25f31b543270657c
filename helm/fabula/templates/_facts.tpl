{{/*
What each part is, and whom it calls: ARCHITECTURE.md's picture, arrow by arrow. Environment, Services and network policies
are made of it, so that none of them can know an arrow that the others do not.
  ports   rpc 9000, http 8080, metrics 9464
  calls   parts whose gRPC it calls
  http    parts whose HTTP it asks
  stores  what it keeps things in
*/}}
{{- define "fabula.facts" -}}
{{- /* Where players' tokens are signed: parts fetch its public keys. */}}
{{- $signer := ternary list (list "auth") (eq .Values.identity.provider "keycloak") | toJson }}
gateway:
  ports: [http]
  calls: [auth, catalogue, run, moment-engine, speech, media]
  http: [auth, media]
  stores: [redis]
  folders: {}
auth:
  ports: [rpc, http]
  calls: []
  http: {{ $signer }}
  stores: [database, nats]
  folders: {}
catalogue:
  ports: [rpc]
  calls: [auth, media]
  http: {{ $signer }}
  stores: [database, nats]
  folders: {}
run:
  ports: [rpc]
  calls: [auth, catalogue]
  http: {{ $signer }}
  stores: [database, nats]
  folders: {}
moment-engine:
  ports: [rpc]
  calls: [auth, run, speech, catalogue]
  http: {{ $signer }}
  # Only a language model needs them.
  stores: {{ ternary (list "database" "nats") list (ne .Values.llm.url "") | toJson }}
  folders: {}
speech:
  ports: [rpc]
  calls: [auth]
  http: {{ $signer }}
  stores: []
  folders: { cache: 1Gi }
media:
  ports: [rpc, http]
  calls: [auth]
  http: {{ $signer }}
  stores: []
  folders: { cache: 2Gi }
{{- end }}

{{/* Parts that keep something, each with a migration of its own. */}}
{{- define "fabula.keepers" -}}auth catalogue run moment-engine{{- end }}

{{- define "fabula.port" -}}{{ get (dict "rpc" "9000" "http" "8080" "metrics" "9464") . }}{{- end }}

{{/* Longer than the longest turn, with what closing takes after it (kit/src/main.ts). Seconds. */}}
{{- define "fabula.grace" -}}{{ with .Values.drain }}{{ add .preStopSeconds .lingerSeconds .graceSeconds 20 }}{{ end }}{{- end }}
