{{/* A variable from a Secret: takes its name, the Secret's name and the key. */}}
{{- define "fabula.secretEnv" -}}
- name: {{ index . 0 }}
  valueFrom: { secretKeyRef: { name: {{ index . 1 }}, key: {{ index . 2 }} } }
{{- end }}

{{- define "fabula.plainEnv" -}}
- { name: {{ index . 0 }}, value: {{ index . 1 | toString | quote }} }
{{- end }}

{{/* Authorities beside those of the image that certificates of stores, of a mail server or of a model may come from: node's own variable. */}}
{{- define "fabula.trustEnv" -}}
{{- if .Values.trust.configMap }}
{{ include "fabula.plainEnv" (list "NODE_EXTRA_CA_CERTS" (printf "/trust/%s" .Values.trust.key)) }}
{{- end }}
{{- end }}

{{/* Where gRPC of a part is: a headless Service, whose pods are called in turn. Takes the root and the part. */}}
{{- define "fabula.peer" -}}
{{- include "fabula.plainEnv" (list (printf "FABULA_%s" (index . 1 | upper | replace "-" "_")) (printf "dns:///%s:9000" (include "fabula.name" .))) }}
{{- end }}

{{- define "fabula.httpOf" -}}{{ include "fabula.name" . }}-http:8080{{- end }}

{{/* A part's own role at the database; the URL is put together by Kubernetes, so the password is in no object but its Secret. */}}
{{- define "fabula.databaseEnv" -}}
{{- $root := index . 0 }}{{ $part := index . 1 }}{{ $db := $root.Values.database -}}
{{ include "fabula.secretEnv" (list "FABULA_DATABASE_PASSWORD" $db.passwords $part) }}
{{ include "fabula.plainEnv" (list "FABULA_DATABASE_URL" (printf "postgres://%s:$(FABULA_DATABASE_PASSWORD)@%s:%d/%s%s" $part $db.host (int $db.port) $db.name (ternary (printf "?%s" $db.parameters) "" (ne $db.parameters "")))) }}
{{- end }}

{{- define "fabula.issuerEnv" -}}
{{- $origin := first .Values.site.origins -}}
{{- if eq .Values.identity.provider "keycloak" -}}
{{ include "fabula.plainEnv" (list "FABULA_ISSUER" (printf "%s/realms/fabula" $origin)) }}
{{ include "fabula.plainEnv" (list "FABULA_JWKS_URL" (printf "%s/realms/fabula/protocol/openid-connect/certs" .Values.identity.keycloak.url)) }}
{{- else -}}
{{ include "fabula.plainEnv" (list "FABULA_ISSUER" (printf "%s/auth/oidc" $origin)) }}
{{ include "fabula.plainEnv" (list "FABULA_JWKS_URL" (printf "http://%s/auth/oidc/jwks" (include "fabula.httpOf" (list . "auth")))) }}
{{- end }}
{{- end }}

{{/* What every part is told. */}}
{{- define "fabula.commonEnv" -}}
{{- $root := index . 0 }}{{ $part := index . 1 }}{{ with $root.Values -}}
{{ include "fabula.plainEnv" (list "FABULA_PRIVATE_KEY" "/keys/own/private.pem") }}
{{ include "fabula.plainEnv" (list "FABULA_PUBLIC_KEYS" "/keys/public") }}
{{ include "fabula.plainEnv" (list "FABULA_ORIGINS" (join "," .site.origins)) }}
{{ include "fabula.plainEnv" (list "FABULA_LOG_LEVEL" .site.logLevel) }}
{{ include "fabula.plainEnv" (list "FABULA_METRICS_ADDRESS" "0.0.0.0:9464") }}
{{ include "fabula.plainEnv" (list "FABULA_LINGER_SECONDS" .drain.lingerSeconds) }}
{{ include "fabula.plainEnv" (list "FABULA_GRACE_SECONDS" .drain.graceSeconds) }}
{{ include "fabula.issuerEnv" $root }}
{{- include "fabula.trustEnv" $root }}
- name: POD
  valueFrom: { fieldRef: { fieldPath: metadata.name } }
{{ include "fabula.plainEnv" (list "OTEL_SERVICE_NAME" (printf "fabula-%s" $part)) }}
{{ include "fabula.plainEnv" (list "OTEL_RESOURCE_ATTRIBUTES" (printf "k8s.namespace.name=%s,k8s.pod.name=$(POD),service.version=%s" $root.Release.Namespace (include "fabula.tag" $root))) }}
{{- if .telemetry.otlpUrl }}
{{ include "fabula.plainEnv" (list "FABULA_OTLP_URL" .telemetry.otlpUrl) }}
{{ include "fabula.plainEnv" (list "FABULA_TRACE_RATIO" .telemetry.traceRatio) }}
{{- end }}
{{- end }}
{{- end }}

{{- define "fabula.env.gateway" -}}
{{ include "fabula.plainEnv" (list "FABULA_HOST" "0.0.0.0") }}
{{ include "fabula.plainEnv" (list "FABULA_PORT" 8080) }}
{{ include "fabula.plainEnv" (list "FABULA_WEB" "/app/web/dist") }}
{{ include "fabula.plainEnv" (list "FABULA_TRUST_PROXY" .Values.site.trustProxy) }}
{{ include "fabula.plainEnv" (list "FABULA_REQUESTS_PER_MINUTE" .Values.site.requestsPerMinute) }}
{{ include "fabula.plainEnv" (list "FABULA_AUTH_HTTP" (include "fabula.httpOf" (list . "auth"))) }}
{{ include "fabula.plainEnv" (list "FABULA_MEDIA_HTTP" (include "fabula.httpOf" (list . "media"))) }}
{{- if eq .Values.identity.provider "keycloak" }}
{{- $at := urlParse .Values.identity.keycloak.url }}
{{ include "fabula.plainEnv" (list "FABULA_KEYCLOAK_HTTP" (ternary $at.host (printf "%s:80" $at.host) (contains ":" $at.host))) }}
{{- end }}
{{- end }}

{{- define "fabula.env.auth" -}}
{{ include "fabula.plainEnv" (list "FABULA_AUTH_HTTP_ADDRESS" "0.0.0.0:8080") }}
{{ include "fabula.plainEnv" (list "FABULA_IDENTITY_KEYS" "/keys/identity/identity.json") }}
{{ include "fabula.plainEnv" (list "FABULA_IDENTITY" .Values.identity.provider) }}
{{- if eq .Values.identity.provider "keycloak" }}
{{ include "fabula.keycloakEnv" . }}
{{- end }}
{{- with .Values.google }}{{ if .clientId }}
{{ include "fabula.plainEnv" (list "FABULA_GOOGLE_CLIENT_ID" .clientId) }}
{{- if ne $.Values.identity.provider "keycloak" }}
{{ include "fabula.secretEnv" (list "FABULA_GOOGLE_CLIENT_SECRET" .secret "client-secret") }}
{{- end }}
{{- end }}{{ end }}
{{- with .Values.mail }}{{ if .host }}
{{ include "fabula.plainEnv" (list "FABULA_SMTP_HOST" .host) }}
{{ include "fabula.plainEnv" (list "FABULA_SMTP_PORT" .port) }}
{{ include "fabula.plainEnv" (list "FABULA_SMTP_TLS" .tls) }}
{{ include "fabula.plainEnv" (list "FABULA_MAIL_FROM" .from) }}
{{- if .secret }}
{{ include "fabula.secretEnv" (list "FABULA_SMTP_USER" .secret "user") }}
{{ include "fabula.secretEnv" (list "FABULA_SMTP_PASSWORD" .secret "password") }}
{{- end }}
{{- end }}{{ end }}
{{- end }}

{{- define "fabula.keycloakEnv" -}}
{{- with .Values.identity.keycloak -}}
{{ include "fabula.plainEnv" (list "FABULA_KEYCLOAK_URL" .url) }}
{{ include "fabula.secretEnv" (list "FABULA_KEYCLOAK_WEB_SECRET" .secret "web-secret") }}
{{ include "fabula.secretEnv" (list "FABULA_KEYCLOAK_AUTH_SECRET" .secret "auth-secret") }}
{{- end }}
{{- end }}

{{- define "fabula.env.catalogue" -}}{{- end }}
{{- define "fabula.env.run" -}}{{- end }}

{{- define "fabula.env.moment-engine" -}}
{{- with .Values.llm }}{{ if .url -}}
{{ include "fabula.plainEnv" (list "FABULA_LLM_URL" .url) }}
{{ include "fabula.plainEnv" (list "FABULA_LLM_MODEL" .model) }}
{{ include "fabula.plainEnv" (list "FABULA_LLM_LOG_DAYS" .logDays) }}
{{- if .secret }}
{{ include "fabula.secretEnv" (list "FABULA_LLM_KEY" .secret "api-key") }}
{{- end }}
{{- end }}{{ end }}
{{- end }}

{{- define "fabula.env.speech" -}}
{{ include "fabula.plainEnv" (list "FABULA_SPEECH_CACHE" "/cache") }}
{{ include "fabula.plainEnv" (list "FABULA_SPEECH_CACHE_MB" 800) }}
{{- end }}

{{- define "fabula.env.media" -}}
{{ include "fabula.plainEnv" (list "FABULA_MEDIA_HTTP_ADDRESS" "0.0.0.0:8080") }}
{{ include "fabula.plainEnv" (list "FABULA_MEDIA_CACHE" "/cache") }}
{{ include "fabula.plainEnv" (list "FABULA_MEDIA_STORE" "/media") }}
{{ include "fabula.plainEnv" (list "FABULA_STORIES" (include "fabula.stories" .)) }}
{{- end }}

{{- define "fabula.stories" -}}{{ ternary "/stories" "/app/services/catalogue/stories" (gt (len .Values.stories.volume) 0) }}{{- end }}

{{/* All that a part is told, in this order: a later one wins. Takes the root, the part, its facts and its values. */}}
{{- define "fabula.env" -}}
{{- $root := index . 0 }}{{ $part := index . 1 }}{{ $facts := index . 2 }}{{ $values := index . 3 -}}
{{ include "fabula.commonEnv" (list $root $part) }}
{{- if has "rpc" $facts.ports }}
{{ include "fabula.plainEnv" (list "FABULA_RPC_ADDRESS" "0.0.0.0:9000") }}
{{- end }}
{{- range $facts.calls }}
{{ include "fabula.peer" (list $root .) }}
{{- end }}
{{- if has "database" $facts.stores }}
{{ include "fabula.databaseEnv" (list $root $part) }}
{{- end }}
{{- if has "nats" $facts.stores }}
{{ include "fabula.secretEnv" (list "FABULA_NATS_URL" $root.Values.nats.secret $root.Values.nats.key) }}
{{- end }}
{{- if has "redis" $facts.stores }}
{{ include "fabula.secretEnv" (list "FABULA_REDIS_URL" $root.Values.redis.secret $root.Values.redis.key) }}
{{- end }}
{{- with include (printf "fabula.env.%s" $part) $root }}
{{ . }}
{{- end }}
{{- range $name, $value := $values.env }}
{{ include "fabula.plainEnv" (list $name $value) }}
{{- end }}
{{- end }}

{{/* Of the commands that change the realm; no part that serves has them. */}}
{{- define "fabula.keycloakAdminEnv" -}}
{{- with .Values.identity.keycloak -}}
{{ include "fabula.plainEnv" (list "FABULA_KEYCLOAK_ADMIN" .admin) }}
{{ include "fabula.secretEnv" (list "FABULA_KEYCLOAK_ADMIN_SECRET" .secret "admin-secret") }}
{{- end }}
{{- end }}
