#!/bin/sh
# Makes certificates for the database and the file store of compose.postgres.yaml, once. Each service gets a folder of its own
# below $1; the key of the authority is thrown away, so that nobody can sign another.
set -eu
cd "$1"
[ -f authority/authority.pem ] && exit 0
new_key() { openssl ecparam -name prime256v1 -genkey -noout -out "$1"; }
work=$(mktemp -d)
new_key "$work/authority.key"
openssl req -x509 -new -key "$work/authority.key" -days 3650 -subj "/CN=Services of this Salus" -out "$work/authority.pem"
for name in database files; do
  new_key "$name/key.pem"
  openssl req -new -key "$name/key.pem" -subj "/CN=$name" -out "$work/$name.csr"
  printf 'subjectAltName=DNS:%s\nextendedKeyUsage=serverAuth\n' "$name" > "$work/$name.ext"
  openssl x509 -req -in "$work/$name.csr" -CA "$work/authority.pem" -CAkey "$work/authority.key" -CAcreateserial \
    -days 3650 -extfile "$work/$name.ext" -out "$name/certificate.pem"
  chmod 600 "$name/key.pem"
done
# PostgreSQL reads its key as its own user.
chown "${DATABASE_USER:-postgres}" database/key.pem
# Written last: it says that all is there.
install -m 644 "$work/authority.pem" authority/authority.pem
rm -r "$work"
